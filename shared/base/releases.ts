/**
 * The releases, the newest first, by the names under which tests/fixtures/releases keeps what each has written. The
 * office's texts and CHANGELOG.md say what each brings.
 */
export const RELEASES = [
  { name: '1.2.0', date: '2026-11-26' },
  { name: '1.1.0', date: '2026-11-26' },
  { name: '1.0.0', date: '2026-11-26' },
  { name: 'first-with-accounts', date: '2026-11-21' },
  { name: 'first', date: '2026-11-20' },
] as const

export type ReleaseName = (typeof RELEASES)[number]['name']
