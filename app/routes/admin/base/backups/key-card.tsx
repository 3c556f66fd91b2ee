import { useEffect, useRef } from 'react'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { PrintButton } from '#app/components/admin/print-button.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { BackupReply, NewKey } from './backup-actions.ts'

type UnusedKey = Omit<NewKey, 'identity'> & Partial<Pick<NewKey, 'identity'>>
type KeyCardProps = { recipient: string; pageReply: BackupReply | undefined }

/** The key to which backups are sealed, and the way to a new one. */
export function KeyCard({ recipient, pageReply }: KeyCardProps) {
  const { backups: texts, fieldErrors, working } = useStaffMessages()
  const form = useReplyForm<BackupReply>({
    intents: ['createKey'],
    action: '/admin/backups#key',
    pageReply,
    fieldErrors,
  })
  const created = form.reply?.done ?? typedKey(pageReply)
  return (
    <OfficeCard id="key" title={texts.key} hint={texts.keyHint}>
      <div className="grid gap-4">
        {recipient ? (
          <div>
            <p className="text-sm text-stone">{texts.sealedTo}</p>
            <Code text={recipient} />
          </div>
        ) : (
          !created && <p className="notice">{texts.noKey}</p>
        )}
        {created ? (
          <NewKeyForm created={created} pageReply={pageReply} />
        ) : (
          <ReplyFormFrame of={form} id="form-createKey" className="grid gap-4">
            {recipient && <p className="text-sm text-pretty text-stone">{texts.newKeyText}</p>}
            <div>
              <SubmitButton
                intent="createKey"
                pendingText={working}
                className={`btn ${recipient ? 'btn-line' : 'btn-primary'}`}
              >
                {recipient ? texts.makeNewKey : texts.makeKey}
              </SubmitButton>
            </div>
          </ReplyFormFrame>
        )}
      </div>
    </OfficeCard>
  )
}

/** Without scripts a wrong end comes back with the page, which shows the secret half no more. */
function typedKey(pageReply: BackupReply | undefined): UnusedKey | undefined {
  if (pageReply?.intent !== 'useKey') return undefined
  const { recipient = '', seal = '' } = pageReply.values
  return { recipient, seal }
}

/** The secret half, shown once; it is used when its end is typed from where it was written down. */
function NewKeyForm({ created, pageReply }: { created: UnusedKey; pageReply: BackupReply | undefined }) {
  const { backups: texts } = useStaffMessages()
  const { identity } = created
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [identity])
  return (
    <div className="grid gap-4">
      {identity && (
        <section ref={box} tabIndex={-1} aria-label={texts.secret} className="notice grid gap-3">
          <p className="font-semibold">{texts.secret}</p>
          <Code text={identity} />
          <p className="text-pretty">{texts.secretText}</p>
          <p className="text-sm text-stone">{texts.public}</p>
          <Code text={created.recipient} />
          <div>
            <PrintButton />
          </div>
        </section>
      )}
      <StaffForm<BackupReply>
        intent="useKey"
        pageReply={pageReply}
        refusalText={(refusal) =>
          refusal.reason === 'wrong_ending'
            ? { text: texts.wrongEnding, field: 'ending' }
            : { text: texts.changed }
        }
        submit={texts.useKey}
        buttonClassName="btn-primary"
      >
        <input type="hidden" name="recipient" value={created.recipient} />
        <input type="hidden" name="seal" value={created.seal} />
        <TextField
          name="ending"
          label={texts.ending}
          hint={texts.endingHint}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 6 }}
        />
      </StaffForm>
    </div>
  )
}

function Code({ text }: { text: string }) {
  return <code className="block text-base break-all select-all">{text}</code>
}
