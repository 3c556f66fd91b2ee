import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

/** The texts of the staff's pages. */
export const useStaffMessages = pageTexts<StaffMessages>({
  en: async () => (await import('#shared/messages/en/admin.ts')).staff,
  th: async () => (await import('#shared/messages/th/admin.ts')).staff,
})
