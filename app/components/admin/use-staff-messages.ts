import { type StaffMessages, staff as en } from '#shared/messages/en/staff.ts'
import { staff as th } from '#shared/messages/th/staff.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'

/** The texts of the staff's pages: they travel with those, in both languages, and with no other. */
export function useStaffMessages(): StaffMessages {
  return useLocale() === 'th' ? th : en
}
