/** Line icons on a 24 grid, drawn in the colour of the text beside them. They never carry meaning alone. */
const paths = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  eye: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 20 20 4',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  trash: 'M4.5 7h15M9 7V4.5h6V7m-8.5 0 .8 12.5h9.4L17.5 7M10 10.5v5.5m4-5.5v5.5',
  right: 'm9 5 7 7-7 7',
  left: 'm15 5-7 7 7 7',
  down: 'm6 9 6 6 6-6',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  truck:
    'M2.5 6h11v10.5h-11V6Zm11 4h4.2l3.8 3.5v3h-8V10ZM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  hand: 'M7.5 12V6.2a1.5 1.5 0 0 1 3 0V11m0-.5V4.7a1.5 1.5 0 0 1 3 0v5.8m0 0V6.2a1.5 1.5 0 0 1 3 0V13c0 5-2 8-6 8-3 0-4.3-1.5-5.8-4.3l-1.9-3.4a1.5 1.5 0 0 1 2.6-1.5l1.1 1.7',
  mortar: 'M4 11h16M5.5 14h13c0 3.5-2 5.5-4.5 6h-4c-2.5-.5-4.5-2.5-4.5-6ZM12.5 11l5.2-7.5',
}

export type IconName = keyof typeof paths

type IconProps = { name: IconName; className?: string | undefined }

export function Icon({ name, className }: IconProps) {
  return <LineDrawing path={paths[name]} className={className} />
}

type LineDrawingProps = { path: string; className?: string | undefined }

/** One icon by its path. Parts of the site with icons of their own draw them with this. */
export function LineDrawing({ path, className = 'size-6' }: LineDrawingProps) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
