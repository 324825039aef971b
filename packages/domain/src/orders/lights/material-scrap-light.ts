import type { Light } from './light.ts'

/** No limit exists for material scrap: the panel informs and never warns. */
export function materialScrapLight(): Light {
  return 0
}
