import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** What guests celebrate, in words. */
export const useOccasions = () => useStaffMessages().reservations.occasions
