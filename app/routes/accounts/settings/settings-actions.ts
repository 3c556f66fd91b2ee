import type { FormActions } from '#app/request/run-intent.ts'
import { changePasswordAction } from './change-password-action.ts'
import { deleteAccountAction } from './delete-account-action.ts'
import { saveCurrencyAction, saveLanguageAction, saveMailTopicsAction } from './preference-actions.ts'
import { endSessionAction, signOutEverywhereAction } from './session-actions.ts'
import type { SettingsReply } from './settings-reply.ts'

/** The actions of this page's forms. */
export const SETTINGS_ACTIONS: FormActions<SettingsReply> = {
  language: saveLanguageAction,
  currency: saveCurrencyAction,
  mails: saveMailTopicsAction,
  password: changePasswordAction,
  'end-session': endSessionAction,
  'sign-out-everywhere': signOutEverywhereAction,
  delete: deleteAccountAction,
}
