import { PageHead } from '#app/components/shell/page-head.tsx'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listAddresses } from '#domain/accounts/addresses/index.ts'
import { MOST_ADDRESSES } from '#domain/accounts/addresses/schemas.ts'
import type { Route } from './+types/page.ts'
import { ADDRESS_ACTIONS } from './address-actions.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { useAddressMessages } from './use-address-messages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const addresses = await runVerb(context, listAddresses)
  return { addresses, hasRoom: addresses.length < MOST_ADDRESSES }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, ADDRESS_ACTIONS)
}

/** The page of the addresses to which a customer has parcels sent. */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useAddressMessages()
  const { addresses, hasRoom } = loaderData
  return (
    <>
      <PageHead title={texts.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
      <p className="mt-3 text-lg text-pretty">{addresses.length > 0 ? texts.lead : texts.emptyHint}</p>
      {addresses.length > 0 && (
        <ul className="mt-8 grid gap-4">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} pageReply={actionData} />
          ))}
        </ul>
      )}
      {hasRoom && (
        <section aria-labelledby="add-address" className="mt-10 max-w-xl">
          <h2 id="add-address" className="mb-5 text-xl">
            {texts.add}
          </h2>
          <AddressForm key={addresses.length} intent="add" pageReply={actionData} />
        </section>
      )}
    </>
  )
}
