import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import { FieldInputs } from '#app/components/admin/fields/field-input.tsx'
import { newNewsletterDescription } from '#app/components/admin/newsletters/newsletter-description.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { createNewsletterInput } from '#domain/newsletters/newsletters/schemas.ts'
import type { Route } from './+types/page.ts'

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(newNewsletterDescription, createNewsletterInput, form)
  if (errors) return answer<EditReply>({ intent, values, errors })
  const { id } = await runVerb(context, (ctx) => createNewsletter(ctx, input))
  return leadTo(context, { to: '/admin/newsletters/:id', params: { id } })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

export default function NewNewsletterPage({ actionData }: Route.ComponentProps) {
  const { newsletters: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead title={texts.add} back={{ to: { to: '/admin/newsletters' }, text: texts.all }} />
      <OfficeCard id="begin" title={texts.subject} hint={texts.newHint}>
        <EditForm
          of={newNewsletterDescription}
          intent="create"
          values={{}}
          pageReply={actionData}
          submit={texts.begin}
          buttonClassName="btn-leaf"
        >
          <FieldInputs of={newNewsletterDescription} />
        </EditForm>
      </OfficeCard>
    </>
  )
}
