/// <reference types="vitest/config" />
import { defineConfig } from 'vite';

/** The entries of the pages; a page names its own, the server finds the files by the manifest. */
export default defineConfig({
  base: '/assets/',
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
        new: 'src/new/main.ts',
        draw: 'src/draw/main.tsx',
        judge: 'src/judge/main.ts',
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
