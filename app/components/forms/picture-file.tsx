import { useId } from 'react'

type PictureFileProps = {
  name: 'file' | 'files'
  label: string
  hint: string
  isMultiple?: boolean
}

/** The formats that the shop can use. */
export const PICTURE_FORMATS = 'image/png,image/jpeg,image/webp,image/avif'

/** A field for picture files. */
export function PictureFile({ name, label, hint, isMultiple = false }: PictureFileProps) {
  const [inputId, hintId] = [useId(), useId()]
  return (
    <div>
      <label htmlFor={inputId} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={inputId}
        type="file"
        name={name}
        accept={PICTURE_FORMATS}
        multiple={isMultiple}
        aria-describedby={hintId}
        className="input w-full py-2"
      />
      <p id={hintId} className="mt-1 text-sm text-stone">
        {hint}
      </p>
    </div>
  )
}
