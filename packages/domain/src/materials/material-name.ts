/** A material as people know it: by its number nobody can tell black from blue. */
export function materialName({ materialNo, materialDesc }: { materialNo: string; materialDesc: string }): string {
  return materialDesc === '' || materialDesc === materialNo ? materialNo : `${materialNo} ${materialDesc}`
}
