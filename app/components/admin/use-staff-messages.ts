import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

/** The texts of the staff's pages. */
export const useStaffMessages = pageTexts(
  import.meta.glob<Record<string, StaffMessages>>('./*/admin.ts', { base: '/shared/messages' }),
)
