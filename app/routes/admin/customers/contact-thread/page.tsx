import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ContactThreadState } from '#app/components/customers/contact-thread-state.tsx'
import { TextArea } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffContactThread } from '#domain/customers/contact-threads/index.ts'
import { threadId } from '#domain/customers/contact-threads/schemas.ts'
import { listSavedAnswers } from '#domain/customers/saved-answers/index.ts'
import { contactThreadNumber } from '#shared/customers/contact-threads.ts'
import type { Route } from './+types/page.ts'
import { AnswerForm } from './answer-form.tsx'
import { Facts } from './facts.tsx'
import { CONTACT_THREAD_ACTIONS } from './contact-thread-actions.ts'
import { Written } from './written.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(threadId, params.id)
  const [thread, answers] = await runVerb(context, (ctx) =>
    Promise.all([getStaffContactThread(ctx, { id }), listSavedAnswers(ctx)]),
  )
  return { thread, saved: answers.map(({ id, title }) => ({ id, title })) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, threadId: requireParam(threadId, args.params.id) }, CONTACT_THREAD_ACTIONS)
}

/** The page that shows what somebody wrote, and where it is answered. */
export default function AdminMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages: texts } = useStaffMessages()
  const { thread, saved } = loaderData
  const { name, number, state, locale } = thread
  const lastMessageId = thread.messages.findLast(({ kind }) => kind !== 'note')?.id ?? 0
  const isClosed = state === 'closed'
  return (
    <>
      <OfficeHead
        title={`${name}, ${contactThreadNumber(number)}`}
        back={{ to: { to: '/admin/messages' }, text: texts.all }}
        actions={<ContactThreadState state={state} />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <Written thread={thread} />
          <OfficeCard id="answer" title={texts.answer} hint={texts.answerHint(texts.languages[locale])}>
            <AnswerForm lastMessageId={lastMessageId} saved={saved} pageReply={actionData} />
          </OfficeCard>
        </div>
        <div className="grid min-w-0 gap-6">
          <Facts thread={thread} />
          <OfficeCard id="state" title={texts.state} hint={isClosed ? texts.closedHint : texts.closeHint}>
            <StaffForm
              pageReply={actionData}
              intent={isClosed ? 'reopen' : 'close'}
              key={state}
              submit={isClosed ? texts.reopen : texts.close}
              buttonClassName="btn-line"
            />
          </OfficeCard>
          <OfficeCard id="note" title={texts.newNote} hint={texts.noteHint}>
            <StaffForm
              pageReply={actionData}
              intent="note"
              idPrefix="note"
              submit={texts.addNote}
              buttonClassName="btn-line"
            >
              <TextArea name="text" label={texts.newNote} rows={3} />
            </StaffForm>
          </OfficeCard>
        </div>
      </div>
    </>
  )
}
