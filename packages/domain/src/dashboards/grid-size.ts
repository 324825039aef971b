/** Cells of a side of a dashboard's grid. Apart from the schema: the menu asks for it, and a first screen has no schemas. */
export const MOST_CELLS = 200
