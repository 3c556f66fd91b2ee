import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { catchLostRequest, type FormReply } from '#app/components/forms/form-reply.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { applyImport, getImport, listStaffCategories } from '#domain/catalog-desk/index.ts'
import { type ApplyImportResult, getImportInput } from '#domain/catalog-desk/schemas.ts'
import { IMPORT_VERDICTS } from '#shared/catalog/import-verdicts.ts'
import type { Route } from './+types/page.ts'
import { ImportTable } from './import-table.tsx'
import { Progress } from './progress.tsx'
import { useReload } from './use-reload.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

type ImportReply = FormReply<Exclude<ApplyImportResult, { ok: true }>>

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const input = getImportInput.safeParse({
    id: params.id,
    verdict: url.searchParams.get('verdict') ?? undefined,
    after: url.searchParams.get('after') ?? undefined,
    before: url.searchParams.get('before') ?? undefined,
  })
  if (!input.success) throw input.error.issues[0]?.path[0] === 'id' ? notFound() : badRequest()
  const [file, categories] = await runVerb(context, (ctx) =>
    Promise.all([getImport(ctx, input.data), listStaffCategories(ctx)]),
  )
  return { file, categories, verdict: input.data.verdict }
}

export async function action({ params, context }: Route.ActionArgs) {
  const input = getImportInput.safeParse({ id: params.id })
  if (!input.success) throw notFound()
  const { id } = input.data
  const result = await runVerb(context, (ctx) => applyImport(ctx, { id }))
  if (!result.ok) return answer<ImportReply>({ intent: 'apply', refusal: result })
  return leadTo(context, { to: '/admin/products/imports/:id', params: { id } }, { notice: 'import-started' })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLostRequest(serverAction)
}

export default function ProductImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports: texts, working } = useStaffMessages()
  const { file, categories, verdict } = loaderData
  const { id, state, counts, rows, previous, next } = file
  const isRunning = state === 'running'
  useReload(isRunning)
  const waiting = (counts.new ?? 0) + (counts.changed ?? 0)
  const done = (counts.done ?? 0) + (counts.outdated ?? 0)
  const at = (search: { verdict?: string; after?: number; before?: number }) =>
    ({ to: '/admin/products/imports/:id', params: { id }, search }) as const
  const pageAt = (from: { after?: number; before?: number }) => at({ ...from, ...(verdict && { verdict }) })
  return (
    <>
      <OfficeHead
        title={file.fileName}
        back={{ to: { to: '/admin/products/import' }, text: texts.title }}
        hint={texts.states[state]}
      />
      {(isRunning || state === 'stopped') && (
        <Progress done={done} of={done + waiting} isRunning={isRunning} />
      )}
      <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-1">
        {IMPORT_VERDICTS.filter((one) => counts[one]).map((one) => (
          <li key={one}>
            <LocalLink
              {...at({ verdict: one })}
              aria-current={verdict === one}
              className="link inline-flex min-h-11 items-center aria-[current=true]:font-bold"
            >
              {texts.count(texts.verdicts[one], counts[one] ?? 0)}
            </LocalLink>
          </li>
        ))}
        {verdict && (
          <li>
            <LocalLink {...at({})} className="link inline-flex min-h-11 items-center">
              {texts.allRows}
            </LocalLink>
          </li>
        )}
        <li className="inline-flex min-h-11 items-center">
          {texts.count(texts.unchanged, counts.unchanged)}
        </li>
      </ul>
      {(state === 'checked' || state === 'stopped') && waiting > 0 && (
        <div className="mb-8">
          <ReplyForm<ImportReply>
            intent="apply"
            pageReply={actionData}
            refusalText={({ reason }) => ({
              text: reason === 'unread' ? texts.states.unread : texts.started,
            })}
            submit={state === 'stopped' ? texts.goOn(waiting) : texts.apply(waiting)}
            pendingText={working}
            buttonClassName="btn-primary"
          />
        </div>
      )}
      {rows.length > 0 ? (
        <ImportTable rows={rows} categories={categories} />
      ) : (
        <EmptyState title={texts.nothing} />
      )}
      <CursorPager
        label={texts.pages}
        previous={previous === null ? undefined : pageAt({ before: previous })}
        next={next === null ? undefined : pageAt({ after: next })}
      />
    </>
  )
}
