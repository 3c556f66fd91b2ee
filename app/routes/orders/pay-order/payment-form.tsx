import { useEffect, useRef } from 'react'

/** The form that a provider asks for, field by field. It leaves by itself, unless the buyer has just come back from there. */
export function PaymentForm({
  url,
  fields,
  label,
}: {
  url: string
  fields: [string, string][]
  label: string
}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!hasComeBack()) form.current?.submit()
  }, [])
  return (
    <form ref={form} action={url} method="post">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn-primary">
        {label}
      </button>
    </form>
  )
}

function hasComeBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward'
}
