/** The common colour of grid lines, which the theme's own stands for: D-CONFIG-09. */
export const GRID_COLOR = '#eeeeee'
