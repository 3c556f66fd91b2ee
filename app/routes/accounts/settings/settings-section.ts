import type { Target } from '#app/request/page-path.ts'

export type SettingsSection =
  | 'language'
  | 'currency'
  | 'mails'
  | 'password'
  | 'sessions'
  | 'data'
  | 'deletion'

/** The settings at one of their sections: where no script keeps the place, the page comes back there. */
export function settingsSection(section: SettingsSection): Target {
  return { to: '/settings', hash: `settings-${section}` }
}
