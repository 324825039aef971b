import { defineTexts } from '../define-texts.ts'

/** Scrap and material: what the server says when a rule refuses, and names it gives. */
export const scrap = defineTexts({
  'choice.source-kind.scrap': { en: 'Scrap of the last 30 days', sv: 'Kassation de senaste 30 dagarna' },
  'shift.unplanned': { en: 'Unplanned time', sv: 'Oplanerad tid' },
  'refusal.quantity-zero': { en: 'The quantity must not be zero.', sv: 'Antalet får inte vara noll.' },
  'refusal.scrap-reason-unknown': {
    en: 'Scrap reason {code} is not valid for this machine.',
    sv: 'Kassationsorsak {code} gäller inte för den här maskinen.',
  },
  'refusal.scrap-reason-needs-text': {
    en: 'Scrap reason {code} needs a text.',
    sv: 'Kassationsorsak {code} kräver en text.',
  },
  'refusal.negative-scrap-not-allowed': {
    en: 'Only those who may report scrap by hand can take scrap back.',
    sv: 'Bara den som får rapportera kassation manuellt kan ta tillbaka kassation.',
  },
  'refusal.scrap-below-zero': {
    en: 'Of scrap reason {code} only {booked} are booked: no more can be taken back.',
    sv: 'Av kassationsorsak {code} är bara {booked} bokade: mer kan inte tas tillbaka.',
  },
  'refusal.scrap-time-not-allowed': {
    en: 'Only those who may report scrap by hand can choose the time.',
    sv: 'Bara den som får rapportera kassation manuellt kan välja tid.',
  },
  'refusal.scrap-adjust-not-allowed': {
    en: 'You may not adjust reported scrap.',
    sv: 'Du får inte justera rapporterad kassation.',
  },
  'refusal.order-not-on-machine': {
    en: 'Order {card_no} neither runs on machine {machine_id} nor ended there in the last {days} days.',
    sv: 'Order {card_no} körs inte på maskin {machine_id} och avslutades inte där de senaste {days} dagarna.',
  },
  'refusal.no-running-order': {
    en: 'No order runs on machine {machine_id}.',
    sv: 'Ingen order körs på maskin {machine_id}.',
  },
  'refusal.no-open-cavity': {
    en: 'All cavities of machine {machine_id} are closed: its cycles make no pieces.',
    sv: 'Alla kaviteter på maskin {machine_id} är stängda: cyklerna ger inga detaljer.',
  },
  'refusal.startup-scrap-too-large': {
    en: 'At most {max_scrap} may be start-up scrap, this would be {scrap}.',
    sv: 'Högst {max_scrap} får vara uppstartskassation, detta vore {scrap}.',
  },
  'refusal.startup-above-good': {
    en: 'The order has only {good} good pieces.',
    sv: 'Ordern har bara {good} godkända detaljer.',
  },
  'refusal.startup-reason-missing': {
    en: 'The company settings do not say which scrap reason start-up scrap has.',
    sv: 'Företagsinställningarna säger inte vilken kassationsorsak uppstartskassation har.',
  },
  'refusal.components-not-used': {
    en: 'Components are not given back at machine {machine_id}.',
    sv: 'Komponenter återlämnas inte vid maskin {machine_id}.',
  },
  'refusal.material-not-on-order': {
    en: 'Material {material_no} is not planned on order {card_no}.',
    sv: 'Material {material_no} är inte planerat på order {card_no}.',
  },
  'refusal.material-line-not-found': {
    en: 'No order of machine {machine_id} has the material line {material_card_no}.',
    sv: 'Ingen order på maskin {machine_id} har materialraden {material_card_no}.',
  },
  'refusal.scrap-period-too-long': {
    en: 'At most {days} days of scrap can be loaded at once. Choose a shorter period.',
    sv: 'Högst {days} dagars kassation kan hämtas på en gång. Välj en kortare period.',
  },
  'refusal.scrap-sums-too-many': {
    en: 'That makes more than {max} sums. Choose fewer machines, a shorter period or coarser groups.',
    sv: 'Det blir mer än {max} summor. Välj färre maskiner, en kortare period eller grövre grupper.',
  },
  'refusal.scrap-rows-too-many': {
    en: 'The period has more than {max} scrap reports. Choose a shorter period or fewer machines.',
    sv: 'Perioden har fler än {max} kassationsrapporter. Välj en kortare period eller färre maskiner.',
  },
})
