import { z } from 'zod'
import { ROLES } from '#shared/accounts/roles.ts'

export const staffMember = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  isInvited: z.boolean().describe('They have not set a password yet.'),
  roles: z.array(z.enum(ROLES)),
})
export type StaffMember = z.infer<typeof staffMember>
