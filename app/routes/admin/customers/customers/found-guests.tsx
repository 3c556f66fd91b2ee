import { useGuestColumns } from '#app/components/admin/customers/use-guest-columns.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { GuestList } from '#domain/customers/customer-desk/views.ts'

/** The guests who match what customers are searched by, and the way to all of them. */
export function FoundGuests({ guests, search }: { guests: GuestList; search: string | undefined }) {
  const { customers: texts } = useStaffMessages()
  return (
    <section aria-labelledby="guests-title" className="mt-10">
      <h2 id="guests-title" className="mb-4 text-lg">
        {texts.guestsToo}
      </h2>
      <DataList
        label={texts.guestsToo}
        rows={guests.items}
        keyOf={({ id }) => id}
        columns={useGuestColumns()}
      />
      {guests.next !== null && (
        <p className="mt-2">
          <LocalLink
            to="/admin/customers/guests"
            search={search ? { search } : {}}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.allGuests}
          </LocalLink>
        </p>
      )}
    </section>
  )
}
