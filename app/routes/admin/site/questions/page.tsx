import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterChoices, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { filtersOf, listInput, listQuery } from '#app/request/list-query.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listQuestions, markQuestion } from '#domain/site/questions/index.ts'
import { listQuestionsInput, markQuestionInput } from '#domain/site/questions/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { Route } from './+types/page.ts'
import { QuestionItem } from './question-item.tsx'

/** Reads from an address which questions are listed. */
const listIn = (url: URL) => listQuery(url, listQuestionsInput.keyof().options)

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listQuestionsInput)
  return { list: await runVerb(context, (ctx) => listQuestions(ctx, input)), filters: filtersOf(input) }
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

export default function AdminQuestionsPage({ loaderData }: Route.ComponentProps) {
  const { questions: texts } = useStaffMessages()
  const { list, filters } = loaderData
  const { state, language, search } = filters
  const chosen = (state === 'open' ? 0 : 1) + (language === undefined ? 0 : 1)
  const isFiltered = chosen > 0 || search !== undefined
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      filters={
        <FilterBar page="/admin/questions" isFiltered={isFiltered}>
          <FilterSearch label={texts.search} value={search} />
          <FilterChoices chosen={chosen}>
            <FilterSelect
              name="state"
              label={texts.state}
              value={state === 'open' ? undefined : state}
              anyText={texts.states.open}
              options={[{ value: 'dealt_with', text: texts.states.dealt_with }]}
            />
            <FilterSelect
              name="language"
              label={texts.language}
              value={language}
              anyText={texts.anyLanguage}
              options={LOCALES.map((value) => ({ value, text: texts.languages[value] }))}
            />
          </FilterChoices>
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/questions', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={isFiltered ? texts.noneMatch : texts.none} />}
    >
      <ul aria-label={texts.list} className="grid gap-4">
        {list.items.map((item) => (
          <QuestionItem key={item.id} item={item} />
        ))}
      </ul>
    </ListPage>
  )
}
