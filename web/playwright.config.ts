import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

/** Debian's Chromium: without its windows, which cost a third of the time, or the whole one. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium, with the server that was built; each worker starts its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Most of a test is waiting: two of them at once, each with a server of its own, keep two cores busy.
  workers: 2,
  timeout: 60_000,
  // Where the whole house is checked, a browser that was slow once does not decide.
  retries: 1,
  // Where this many tests fail, all do, each as slowly as it can.
  maxFailures: 12,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.ARBITER_CHROMIUM ?? browsers.find(existsSync) ?? 'chromium',
      // In a container there is no user for the sandbox; the pages are our own.
      args: ['--no-sandbox'],
    },
    screenshot: 'only-on-failure',
  },
});
