import { useMessages } from '#app/components/i18n/locale.tsx'

/** The grid of products while they are on their way. */
export function ProductGridSkeleton({ count }: { count: number }) {
  const { common } = useMessages()
  return (
    <div className="product-grid" role="status">
      <span className="sr-only">{common.loading}</span>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-[5/4] w-full sm:aspect-square" />
          <div className="space-y-4 p-6">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-11 w-1/2 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A grey stand-in for what is being loaded. Its shape comes from the caller. */
function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`rounded-field motion-safe:animate-pulse bg-line ${className}`} />
}
