import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listSavedAnswers } from '#domain/customers/saved-answers/index.ts'
import type { Route } from './+types/page.ts'
import { SAVED_ANSWER_ACTIONS } from './saved-answer-actions.ts'
import { SavedAnswerForm } from './saved-answer-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { answers: await runVerb(context, listSavedAnswers) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, SAVED_ANSWER_ACTIONS)
}

/** The answers that staff give again and again. */
export default function SavedAnswersPage({ loaderData: { answers }, actionData }: Route.ComponentProps) {
  const { messages } = useStaffMessages()
  const texts = messages.saved
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/messages' }, text: messages.all }}
      />
      {answers.length === 0 && <EmptyState title={texts.none} text={texts.noneHint} />}
      <div className="mt-4 grid gap-4">
        {answers.map((saved) => (
          <details
            key={`${saved.id} ${saved.version}`}
            className="card p-4 sm:p-6"
            // An answer shows in its form, which without scripts would be shut.
            open={actionData?.intent.endsWith(saved.id) ?? false}
          >
            <summary className="min-h-11 cursor-pointer py-2 font-semibold wrap-anywhere">
              {saved.title}
            </summary>
            <div className="mt-4 grid gap-8">
              <SavedAnswerForm saved={saved} pageReply={actionData} />
              <StaffForm
                intent={`delete-${saved.id}`}
                pageReply={actionData}
                submit={texts.delete}
                buttonClassName="btn-line"
                className="border-t border-line pt-4"
              />
            </div>
          </details>
        ))}
        <section aria-labelledby="new-answer" className="card p-4 sm:p-6">
          <h2 id="new-answer" className="mb-4 text-lg">
            {texts.add}
          </h2>
          <SavedAnswerForm key={answers.length} saved={undefined} pageReply={actionData} />
        </section>
      </div>
    </>
  )
}
