import { z } from 'zod'
import type { StaffMember } from '#domain/accounts/roles/schemas.ts'
import { ROLES } from '#shared/accounts/roles.ts'
import { instant } from '../../response-fields.ts'

export const staffResponse = z.array(
  z.object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    isInvited: z.boolean().describe('They have not set a password yet.'),
    roles: z.array(z.enum(ROLES)),
  }) satisfies z.ZodType<StaffMember>,
)

export const confirmedResponse = z.object({ confirmedUntil: instant })
