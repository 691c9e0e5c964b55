/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The texts of the screens in a language are one file for the browser: `screens.ftl` and every `screens-*.ftl` beside it. */
const screenTexts: Plugin = {
  name: 'screen-texts',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'raw' || !file.endsWith('/screens.ftl')) return undefined;
    const folder = dirname(file);
    const parts = readdirSync(folder).filter((name) => /^screens(-[a-z]+)?\.ftl$/.test(name));
    const texts = parts.sort().map((name) => {
      this.addWatchFile(join(folder, name));
      return readFileSync(join(folder, name), 'utf8');
    });
    return `export default ${JSON.stringify(texts.join('\n'))}`;
  },
};

/** The entries of the pages; a page names its own, the server finds the files by the manifest. */
export default defineConfig({
  base: '/assets/',
  plugins: [screenTexts],
  build: {
    manifest: 'manifest.json',
    assetsDir: '',
    assetsInlineLimit: 0,
    // A phone of 2021 reads these; nothing older keeps up with the board.
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        fonts: 'src/style/fonts.css',
        game: 'src/game/main.tsx',
        arbiter: 'src/arbiter/boards.tsx',
        desk: 'src/arbiter/desk.tsx',
        wall: 'src/wall/main.tsx',
        start: 'src/start/main.ts',
        new: 'src/new/main.ts',
        links: 'src/links/main.ts',
        draw: 'src/draw/main.tsx',
        judge: 'src/judge/main.ts',
        lesson: 'src/learn/main.tsx',
        lessons: 'src/learn/list.tsx',
        clocks: 'src/learn/clocks.tsx',
        train: 'src/train/main.tsx',
        settings: 'src/settings/main.ts',
        replay: 'src/replay/main.ts',
        event: 'src/event/main.tsx',
        tournament: 'src/tournament/main.ts',
        list: 'src/tournament/list.ts',
        lots: 'src/tournament/lots.ts',
        screen: 'src/tournament/screen.ts',
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
