import { Badge } from '#app/components/admin/badge.tsx'
import { PagedList } from '#app/components/admin/paged-list.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField } from '#app/components/forms/field.tsx'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { listInput } from '#app/request/list-query.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffCategories } from '#domain/catalog/catalog-desk/index.ts'
import { listStocktakes, startStocktake } from '#domain/catalog/stocktakes/index.ts'
import { listStocktakesInput, startStocktakeInput } from '#domain/catalog/stocktakes/schemas.ts'
import type { StocktakeSummary } from '#domain/catalog/stocktakes/views.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'

type StartReply = FormReply<{ reason: 'already_counting' | 'nothing_to_count' }>

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listStocktakesInput)
  return {
    list: await runVerb(context, (ctx) => listStocktakes(ctx, input)),
    // Products in a hidden category stand on the shelf all the same.
    categories: await runVerb(context, listStaffCategories),
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { start: startAction })
}

async function startAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['categoryId'])
  const { categoryId } = values
  if (!categoryId) return answer<StartReply>({ intent, values, errors: { categoryId: 'required' } })
  const input = startStocktakeInput.safeParse({
    categoryId: categoryId === ANY ? undefined : categoryId,
  })
  if (!input.success) return answer<StartReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => startStocktake(ctx, input.data))
  if (!result.ok) return answer<StartReply>({ intent, values, refusal: result }, { status: 409 })
  const to = { to: '/admin/inventory/stocktakes/:id', params: { id: result.stocktakeId } } as const
  return leadTo(context, to, { notice: 'stocktake-started' })
}

export default function StocktakesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stocktakes: texts, inventory } = useStaffMessages()
  const { list, categories } = loaderData
  const locale = useLocale()
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/inventory' }, text: inventory.all }}
      />
      <div className="grid gap-6">
        <OfficeCard id="start" title={texts.start}>
          <StaffForm<StartReply>
            intent="start"
            pageReply={actionData}
            refusalText={({ reason }) => ({
              text: reason === 'already_counting' ? texts.alreadyCounting : texts.nothing,
            })}
            submit={texts.startNow}
            className="max-w-md gap-4"
          >
            <SelectField name="categoryId" label={texts.what} autoComplete="off">
              <option value={ANY}>{texts.everything}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {pick(name, locale)}
                </option>
              ))}
            </SelectField>
          </StaffForm>
        </OfficeCard>
        <PagedList
          list={list}
          at={{ to: '/admin/inventory/stocktakes' }}
          pages={texts.pages}
          empty={<EmptyState title={texts.none} />}
        >
          <DataList
            label={texts.title}
            rows={list.items}
            keyOf={({ id }) => id}
            columns={columnsOf(texts, locale)}
          />
        </PagedList>
      </div>
    </>
  )
}

function columnsOf(texts: StaffMessages['stocktakes'], locale: Locale): Column<StocktakeSummary>[] {
  return [
    {
      key: 'what',
      head: texts.what,
      cell: ({ id, categoryName }) => (
        <LocalLink
          to="/admin/inventory/stocktakes/:id"
          params={{ id }}
          className="link inline-flex min-h-11 items-center"
        >
          {categoryName?.[locale] ?? texts.everything}
        </LocalLink>
      ),
    },
    { key: 'begun', head: texts.begun, cell: ({ startedAt }) => formatDateTime(startedAt, locale) },
    { key: 'by', head: texts.by, cell: ({ startedBy }) => startedBy },
    {
      key: 'state',
      isWords: true,
      head: texts.state,
      cell: ({ outcome }) => (
        <Badge tone={outcome ? 'plain' : 'waiting'}>{texts.states[outcome ?? 'open']}</Badge>
      ),
    },
  ]
}
