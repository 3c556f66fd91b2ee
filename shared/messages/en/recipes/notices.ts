export const notices = {
  'recipe-created': { title: 'Recipe saved as a draft' },
  'recipe-saved': { title: 'Recipe saved' },
  'recipe-shown': { title: 'The recipe is in the shop' },
  'recipe-hidden': { title: 'The recipe is hidden' },
  'recipe-deleted': { title: 'Draft deleted' },
  'picture-uploaded': { title: 'Picture saved' },
  'ingredient-saved': { title: 'Ingredient saved' },
  'ingredient-deleted': { title: 'Ingredient deleted' },
}
