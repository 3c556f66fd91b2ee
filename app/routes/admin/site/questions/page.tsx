import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { listQuery, readList } from '#app/request/list-query.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listQuestions, markQuestion } from '#domain/site/questions/index.ts'
import { listQuestionsInput, markQuestionInput } from '#domain/site/questions/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { Route } from './+types/page.ts'
import { QuestionItem } from './question-item.tsx'

/** Reads from an address which questions are listed. */
const listIn = (url: URL) => listQuery(url, listQuestionsInput.keyof().options)

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listQuestionsInput, listQuestions)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { mark: mark(true), reopen: mark(false) })
}

/** Says that a question is dealt with, or is not, and shows the same list. */
const mark =
  (isDealtWith: boolean) =>
  async ({ url, context, form }: FormRequest) => {
    const input = markQuestionInput.safeParse({ id: form.get('id'), isDealtWith })
    if (!input.success) throw badRequest()
    await runVerb(context, (ctx) => markQuestion(ctx, input.data))
    const notice = isDealtWith ? 'question-dealt-with' : 'question-reopened'
    return leadTo(context, { to: '/admin/questions', search: listIn(url) }, { notice })
  }

export default function AdminQuestionsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { questions: texts } = useStaffMessages()
  const { open, ...others } = texts.states
  const languages = optionsOf(texts.languages, LOCALES)
  return (
    <ListPage
      texts={texts}
      page="/admin/questions"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'state',
          label: texts.state,
          fold: 'on phones',
          any: open,
          standard: 'open',
          options: optionsOf(others),
        },
        {
          name: 'language',
          label: texts.language,
          fold: 'on phones',
          any: texts.anyLanguage,
          options: languages,
        },
      ]}
      list={list}
      none={{ title: texts.noneMatch }}
      noneYet={{ title: texts.none }}
    >
      <ul aria-label={texts.list} className="grid gap-4">
        {list.items.map((item) => (
          <QuestionItem key={item.id} item={item} />
        ))}
      </ul>
    </ListPage>
  )
}
