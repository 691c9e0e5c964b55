/** A board for those who listen. */
import { FILES, type Placement, type Square } from '../board/squares';
import { t } from '../core/texts';
import { manName } from './words';

/** The board as a table: ranks as rows, files as columns. */
export function PlainBoard({
  placement,
  words,
  label = t('screen-board'),
}: {
  placement: Placement;
  /** What else is said of a square. */
  words?: (square: Square) => string;
  /** What the board is called. */
  label?: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by its keys
    <section class="plain-board" dir="ltr" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <td />
            {[...FILES].map((file) => (
              <th key={file} scope="col">
                {file}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[8, 7, 6, 5, 4, 3, 2, 1].map((rank) => (
            <tr key={rank}>
              <th scope="row">{rank}</th>
              {[...FILES].map((file) => {
                const man = placement.get(`${file}${rank}`);
                return (
                  <td key={file} dir="auto">
                    {[man ? manName(man) : '', words?.(`${file}${rank}`) ?? '']
                      .filter((word) => word !== '')
                      .join(', ')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
