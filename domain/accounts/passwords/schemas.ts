import { z } from 'zod'
import { secretToken } from '#shared/kernel/validation.ts'
import { newPassword, typedPassword } from '../accounts/schemas.ts'
import type { WeakPassword } from '#domain/kernel/refuse-common-password.ts'
import type { WrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import type { NewDevice, OpenChallengeResult } from '../sign-in/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

export const setPasswordInput = z.strictObject({ token: secretToken, password: newPassword })
export type SetPasswordInput = z.infer<typeof setPasswordInput>

export const changePasswordInput = z.strictObject({
  currentPassword: typedPassword,
  newPassword,
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const checkOwnPasswordInput = z.strictObject({ password: typedPassword })
export type CheckOwnPasswordResult =
  | { ok: true; id: string; email: string }
  | ({ ok: false } & ({ reason: 'wrong_password' } | Wait))

export type ConfirmPasswordResult =
  | { ok: true; confirmedUntil: Date }
  | ({ ok: false } & ({ reason: 'wrong_password' } | Wait))

export type ChangePasswordResult =
  | OpenChallengeResult
  | ({ ok: false } & (
      | { reason: 'wrong_password' | 'used_before' | 'user_not_found' | 'user_unreadable' }
      | WeakPassword
      | Wait
      | WrongHost
    ))

export type SetPasswordResult =
  | { ok: true; email: string; device: NewDevice }
  | ({ ok: false } & ({ reason: 'invalid_link' | 'used_before' } | WeakPassword | WrongHost))
