import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { PagedList } from '#app/components/admin/paged-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { notFound } from '#app/request/not-found.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getImport, listStaffCategories } from '#domain/catalog/catalog-desk/index.ts'
import { getImportInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { IMPORT_VERDICTS } from '#shared/catalog/import-verdicts.ts'
import type { Route } from './+types/page.ts'
import { applyAction } from './apply-action.ts'
import { ApplyForm } from './apply-form.tsx'
import { ImportTable } from './import-table.tsx'
import { Progress } from './progress.tsx'
import { useReload } from './use-reload.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const input = getImportInput.safeParse({
    id: params.id,
    verdict: url.searchParams.get('verdict') ?? undefined,
    after: url.searchParams.get('after') ?? undefined,
    before: url.searchParams.get('before') ?? undefined,
    jumps: url.searchParams.get('jumps') ?? undefined,
  })
  if (!input.success) throw input.error.issues[0]?.path[0] === 'id' ? notFound() : badRequest()
  const [file, categories] = await runVerb(context, (ctx) =>
    Promise.all([getImport(ctx, input.data), listStaffCategories(ctx)]),
  )
  const { verdict, jumps } = input.data
  return { file, categories, verdict, jumps }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, id: args.params.id }, { apply: applyAction })
}

export default function ProductImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports: texts } = useStaffMessages()
  const { file, categories, verdict, jumps } = loaderData
  const { id, state, counts, rows, previous, next } = file
  const isRunning = state === 'running'
  useReload(isRunning)
  const waiting = (counts.new ?? 0) + (counts.changed ?? 0)
  const done = (counts.done ?? 0) + (counts.outdated ?? 0)
  const at = (search: { verdict?: string | undefined; jumps?: string | undefined }) =>
    ({ to: '/admin/products/imports/:id', params: { id }, search }) as const
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
        {file.priceJumps > 0 && (
          <li>
            <LocalLink
              {...at({ jumps: 'yes' })}
              aria-current={jumps !== undefined}
              className="link inline-flex min-h-11 items-center aria-[current=true]:font-bold"
            >
              {texts.count(texts.priceJump, file.priceJumps)}
            </LocalLink>
          </li>
        )}
        {(verdict || jumps) && (
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
      {(state === 'checked' || state === 'stopped') && (
        <ApplyForm file={file} waiting={waiting} pageReply={actionData} />
      )}
      <PagedList
        list={{ items: rows, previous, next }}
        at={at({ verdict, jumps })}
        pages={texts.pages}
        empty={<EmptyState title={texts.nothing} />}
      >
        <ImportTable rows={rows} categories={categories} />
      </PagedList>
    </>
  )
}
