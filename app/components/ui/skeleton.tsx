/** A grey stand-in for what is being loaded. Its shape comes from the caller. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`rounded-field motion-safe:animate-pulse bg-line ${className}`} />
}
