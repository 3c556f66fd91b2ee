/** A QR code; `label` says what is in it to those who do not see it. */
export function ScanCode({ code, label }: { code: { size: number; path: string }; label: string }) {
  return (
    // Black on white in every theme: that is what cameras read.
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-36 rounded-field bg-white forced-color-adjust-none"
    >
      <path d={code.path} fill="#000" />
    </svg>
  )
}
