import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** Returns the occasions that guests celebrate, in words. */
export const useOccasions = () => useStaffMessages().reservations.occasions
