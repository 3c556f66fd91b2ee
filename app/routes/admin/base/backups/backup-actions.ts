import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { askForBackup, createBackupKey, useBackupKey } from '#domain/base/backups/index.ts'
import { useBackupKeyInput } from '#domain/base/backups/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** Shown once: only the answer to the form has it. */
export type NewKey = { recipient: string; identity: string; seal: string }
export type BackupReply = FormReply<{ reason: 'wrong_ending' } | { reason: 'changed' }, NewKey>

export const BACKUP_ACTIONS: FormActions<BackupReply> = {
  make: makeAction,
  createKey: createKeyAction,
  useKey: useKeyAction,
}

async function makeAction({ context }: FormRequest) {
  const isAsked = await runVerb(context, askForBackup)
  return leadTo(context, '/admin/backups', { notice: isAsked ? 'backup-asked' : 'backup-under-way' })
}

async function createKeyAction({ context, intent }: FormRequest) {
  const key = await runVerb(context, createBackupKey)
  return answer<BackupReply>({ intent, done: key })
}

async function useKeyAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['recipient', 'seal', 'ending'])
  const input = useBackupKeyInput.safeParse(values)
  if (!input.success) return answer<BackupReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => useBackupKey(ctx, input.data))
  if (!result.ok) return answer<BackupReply>({ intent, values, refusal: result })
  return leadTo(context, { to: '/admin/backups', hash: 'key' }, { notice: 'backup-key-used' })
}
