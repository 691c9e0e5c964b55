/** Progress that lies on this device alone is taken along: as a file, or as a code that another phone reads. */
import { useRef, useState } from 'preact/hooks';
import { qr, qrPath } from './qr';
import { saved } from './saved';
import { t } from './texts';

/** A file of progress has at most so many bytes; ten thousand cases fit into it. */
export const MOST_BYTES = 1 << 20;

/** Why a file was not taken. */
export type Unfit = 'large' | 'version' | 'unread';

interface Props {
  /** The name of the file. */
  name: string;
  /** The version that is read. */
  version: number;
  /** What is saved, as it is now. */
  save: () => string;
  /** The address that a code carries. */
  link: () => string;
  /** Adds what a file says, and says how much was new, or why it is none. */
  add: (text: string) => number | Unfit;
}

export function TakeAlong({ name, version, save, link, add }: Props) {
  const [code, setCode] = useState<ReturnType<typeof qrPath> & { link: string }>();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const download = () => saved(new Blob([save()], { type: 'application/json' }), name);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const added = file.size > MOST_BYTES ? 'large' : add(await file.text());
    setSaid(typeof added === 'number' ? t('train-take-added', { count: added }) : unfit(added, version));
    if (field.current) field.current.value = '';
  };
  const open = (event: Event) => {
    if (!(event.currentTarget as HTMLDetailsElement).open) return;
    const carried = link();
    const rows = qr(carried);
    setCode(rows && { ...qrPath(rows), link: carried });
  };
  return (
    <details class="part take" onToggle={open}>
      <summary>{t('train-take')}</summary>
      <div class="inside">
        <p class="take-ways">
          <button type="button" class="plain" onClick={download}>
            {t('train-take-file')}
          </button>
          <label class="plain take-read">
            <span>{t('train-take-read')}</span>
            <input
              ref={field}
              type="file"
              accept="application/json,.json"
              onChange={(event) => read(event.currentTarget.files?.[0])}
            />
          </label>
        </p>
        <p role="status">{said}</p>
        {code && (
          <>
            <svg
              class="take-code"
              data-link={code.link}
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={t('train-take')}
            >
              <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
              <path fill="#000" d={code.path} />
            </svg>
            <p>{t('train-take-code')}</p>
          </>
        )}
      </div>
    </details>
  );
}

const unfit = (why: Unfit, version: number): string =>
  t('train-take-wrong', { why, version, most: `${MOST_BYTES >> 20} MB` });
