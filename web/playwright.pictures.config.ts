import shared from './playwright.config';

/** The pictures of the README, made anew from real screens: `make pictures`. */
export default { ...shared, testDir: 'pictures', workers: 1, retries: 0 };
