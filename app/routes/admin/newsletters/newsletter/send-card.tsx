import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { NewsletterFault, NewsletterView } from '#domain/newsletters/newsletters/views.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { NewsletterPageReply, SendingReply } from './newsletter-page-reply.ts'

type SendCardProps = { newsletter: NewsletterView; pageReply: NewsletterPageReply | undefined }

/** Shows what a draft lacks, and lets admins send it. */
export function SendCard({ newsletter, pageReply }: SendCardProps) {
  const { newsletters: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const { faults, recipients, version } = newsletter
  const common = {
    // The page's other forms are answered under other intents.
    pageReply: pageReply as SendingReply | undefined,
    refusalText: ({ reason }: { reason: keyof typeof texts.refusals }) => ({ text: texts.refusals[reason] }),
  }
  return (
    <OfficeCard id="send" title={texts.send} hint={texts.sendHint}>
      {faults.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{texts.lacks}</h3>
          <ul className="list-disc pl-5">
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>
                <Fault fault={fault} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {faults.length === 0 && !isAdmin && <p>{texts.adminsSend}</p>}
      {faults.length === 0 && isAdmin && (
        <div className="grid gap-8">
          {recipients === 0 ? (
            <p>{texts.nobody}</p>
          ) : (
            <StaffForm<SendingReply>
              intent="send"
              submit={texts.sendNow(recipients)}
              buttonClassName="btn-primary"
              {...common}
            >
              <input type="hidden" name="version" value={version} />
            </StaffForm>
          )}
          <StaffForm<SendingReply>
            intent="schedule"
            submit={texts.schedule}
            buttonClassName="btn-line"
            {...common}
          >
            <input type="hidden" name="version" value={version} />
            <TextField
              name="at"
              label={texts.at}
              hint={texts.atHint}
              className="max-w-xs"
              input={{ type: 'datetime-local', autoComplete: 'off' }}
            />
          </StaffForm>
        </div>
      )}
    </OfficeCard>
  )
}

function Fault({ fault }: { fault: NewsletterFault }) {
  const { newsletters: texts } = useStaffMessages()
  const nameOf = (language: Locale) => texts.languages[language]
  switch (fault.what) {
    case 'subject':
      return texts.faults.subject(nameOf(fault.language))
    case 'no_blocks':
      return texts.faults.no_blocks
    case 'text':
    case 'alt':
      return (
        <a href={`#part-${fault.block}`} className="link">
          {texts.faults[fault.what](fault.block, nameOf(fault.language))}
        </a>
      )
    case 'link':
    case 'product':
    case 'recipe':
      return (
        <a href={`#part-${fault.block}`} className="link">
          {texts.faults[fault.what](fault.block)}
        </a>
      )
  }
}
