/** The number of a phone, and its hash: both work on plain http too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 random bytes as 64 letters. */
export const number = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** The SHA-256 of a text, in hexadecimal. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Which phone has White: the last bit of the first byte of the hash of both numbers, the maker's first. */
export const whiteOf = (first: string, second: string): number =>
  Number.parseInt(hash(first + second).slice(0, 2), 16) & 1;
