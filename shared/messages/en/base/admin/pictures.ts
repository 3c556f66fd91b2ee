/** A product's pictures. */
export const pictures = {
  title: (product: string) => `Pictures of ${product}`,
  list: 'Pictures',
  listHint: 'The first is the main one: lists, the cart and shared links show it.',
  none: 'No pictures yet',
  noneText: 'Until there is one, the shop shows a placeholder.',
  add: 'Add pictures',
  addHint: (most: number) =>
    `PNG, JPEG, WebP or AVIF, up to 10 MB each and ${most} at a time. Squares look best, 1280 pixels wide or more.`,
  files: 'Files',
  upload: 'Upload',
  uploading: 'Uploading…',
  /** For things with a single picture: recipes, events. */
  file: 'Picture file',
  fileHint: 'PNG, JPEG, WebP or AVIF, up to 10 MB. Landscape, 4:3, 1280 pixels wide or more looks best.',
  verdicts: 'What became of the files',
  added: 'Added',
  replaced: 'Replaced',
  faults: {
    not_a_picture: 'Not a picture that the shop can use: PNG, JPEG, WebP or AVIF, please.',
    broken: 'The file is damaged or not complete. Please export or download it again.',
    too_large: 'Larger than 10 MB.',
    too_many_pixels: 'More than 50 megapixels. Please make it smaller.',
    failed:
      'This picture could not be worked on. Please try again; if it stays so, make it smaller or save it as JPEG.',
    duplicate: 'This product has this picture already.',
    too_many: 'One too many: nothing more was added.',
    busy: 'Too many pictures are being worked on. Please try again in a minute.',
    storage_full:
      'The storage is full, nothing was stored. Please tell the person who looks after the server.',
    storage_forbidden:
      'The storage refuses the shop’s key, nothing was stored. Please tell the person who looks after the server.',
    storage_unavailable: 'The storage doesn’t answer, nothing was stored. Please try again in a minute.',
  },
  noFile: 'Please choose a file.',
  uploadTooLarge: 'Together the files are too large: at most 100 MB at a time.',
  main: 'Main picture',
  place: (place: number, count: number) => `Picture ${place} of ${count}`,
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  earlier: 'Move earlier',
  later: 'Move later',
  makeMain: 'Make main',
  drag: 'You can also drag pictures to their place.',
  altEn: 'What it shows (English)',
  altTh: 'What it shows (Thai)',
  altHint: 'For people who can’t see it, and search engines. Left empty, it’s the product’s name.',
  missing: { en: 'No English text', th: 'No Thai text' },
  save: 'Save texts',
  replace: 'Replace',
  replaceHint: 'Another file in its place, with the same texts.',
  replacement: 'New file',
  delete: 'Delete',
  deleteQuestion: 'Delete this picture?',
}

/** Texts of the list of stored files. */
export const media = {
  title: 'Stored files',
  hint: 'What people have uploaded, by name. Files that nothing shows any more are deleted after a day.',
  name: 'Name',
  size: 'Size',
  stored: 'Stored',
  none: 'Nothing is stored yet',
  pages: 'Pages of files',
}
