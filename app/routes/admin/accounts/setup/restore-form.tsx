import { useLocation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { waitText } from '#app/components/accounts/wait-text.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { RestoreReply } from './restore-action.ts'

const UNSPELLED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/**
 * The way back from a backup. The browser sends the form by itself, with scripts too: it shows how far the file is, and the page
 * that it was sent from is gone with the shop that is replaced.
 */
export function RestoreForm({ pageReply }: { pageReply: RestoreReply | undefined }) {
  const { setup, fieldErrors } = useStaffMessages()
  const auth = useAuthMessages()
  const { pathname } = useLocation()
  const { form, state, notice } = useReplyForm<RestoreReply>({
    intents: ['restore'],
    action: `${pathname}#form-restore`,
    pageReply,
    fieldErrors,
    refusalText: (refusal) => {
      const { reason } = refusal
      if (reason === 'wait') return { text: waitText(refusal.seconds, auth) }
      if (reason === 'failed') return { text: `${setup.faults.failed} ${refusal.detail ?? ''}` }
      if (reason === 'wrong_token') return { text: setup.wrong, field: 'token' }
      return { text: setup.faults[reason], field: FIELDS[reason] }
    },
  })
  return (
    <FormState value={{ ...state, idPrefix: 'restore' }}>
      <form
        ref={form}
        id="form-restore"
        method="post"
        action={`${pathname}#form-restore`}
        encType="multipart/form-data"
        noValidate
        className="grid scroll-mt-28 justify-items-start gap-5 *:w-full"
      >
        {notice && (
          <FormNotice isError>
            <p className="font-semibold">{notice.text}</p>
          </FormNotice>
        )}
        <TextField name="token" label={setup.token} input={UNSPELLED} />
        <TextField name="key" label={setup.key} hint={setup.keyHint} isOptional input={UNSPELLED} />
        <TextField name="backup" label={setup.backup} hint={setup.backupHint} input={{ type: 'file' }} />
        <p className="text-sm text-pretty text-stone">{setup.restoreHint}</p>
        <div>
          <SubmitButton intent="restore" className="btn btn-line">
            {setup.restore}
          </SubmitButton>
        </div>
      </form>
    </FormState>
  )
}

/** Refusals that are about one field. */
const FIELDS: Partial<Record<string, string>> = {
  bad_key: 'key',
  wrong_key: 'key',
  no_key: 'key',
  damaged: 'backup',
  no_backup: 'backup',
  newer: 'backup',
  other_engine: 'backup',
}
