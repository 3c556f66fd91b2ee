import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** Says that the product is a set, and what of it is not edited here. */
export function IsSet({ id }: { id: string }) {
  const { sets: texts } = useStaffMessages()
  return (
    <div className="card mb-6 grid justify-items-start gap-1 border-turmeric p-4">
      <p className="text-pretty">{texts.isSet}</p>
      <LocalLink
        to="/admin/products/:id/parts"
        params={{ id }}
        className="link inline-flex min-h-11 items-center"
      >
        {texts.toParts}
      </LocalLink>
    </div>
  )
}
