import { LocalLink } from '#app/components/i18n/locale.tsx'

type DepositProps = {
  deposit: { said: string; rule: string; link: string; orderKey: string; isDue: boolean }
}

/** Says how the deposit of a reservation stands; while it is due, the way to paying it. */
export function Deposit({ deposit: { said, rule, link, orderKey, isDue } }: DepositProps) {
  return (
    <div className="notice mt-6 grid justify-items-start gap-2">
      <p className="font-semibold text-pretty">{said}</p>
      {rule && <p className="text-pretty">{rule}</p>}
      <LocalLink
        to="/order/:key"
        params={{ key: orderKey }}
        className={isDue ? 'btn btn-turmeric' : 'link inline-flex min-h-11 items-center'}
      >
        {link}
      </LocalLink>
    </div>
  )
}
