import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listFiles } from '#domain/base/media/index.ts'
import { listFilesInput } from '#domain/base/media/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listFilesInput.safeParse({ after: url.searchParams.get('after') ?? undefined })
  if (!input.success) throw badRequest()
  const page = await runVerb(context, (ctx) => listFiles(ctx, input.data))
  return { page, isFirst: input.data.after === undefined }
}

export default function MediaPage({ loaderData: { page, isFirst } }: Route.ComponentProps) {
  const { media: texts, products } = useStaffMessages()
  const locale = useLocale()
  const kilobytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/products' }, text: products.all }}
      />
      {page.files.length === 0 && <EmptyState title={texts.none} />}
      {page.files.length > 0 && (
        <DataList
          label={texts.title}
          rows={page.files}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', head: texts.name, cell: ({ name }) => name },
            {
              key: 'size',
              head: texts.size,
              cell: ({ size }) => `${kilobytes.format(size / 1024)} kB`,
              isNumber: true,
            },
            { key: 'stored', head: texts.stored, cell: ({ storedAt }) => formatDateTime(storedAt, locale) },
          ]}
        />
      )}
      <CursorPager
        label={texts.pages}
        // A list by name has no way back but its beginning.
        previous={isFirst ? undefined : { to: '/admin/media' }}
        next={page.next === null ? undefined : { to: '/admin/media', search: { after: page.next } }}
      />
    </>
  )
}
