import {endsWithExample} from './facts';
import type {FactData, LinkData} from '../../data/reference';
import type {RestFieldData, SchemaData} from '../../data/rest';

/** With fewer fields in common, a body is shown in full. */
const ENOUGH = 3;

/** What a page has shown already, so that nine error responses don't repeat the same fields nine times. */
export class Shown {
  /** Headers by name and content, and where they are. */
  readonly headers = new Map<string, LinkData>();
  private readonly bodies: {fields: RestFieldData[]; rest: string; link: LinkData}[] = [];

  /**
   * @param tree - a body that comes next on the page
   * @param link - where it will stand
   * @returns the body above whose fields have the same names, with only the fields that differ; undefined if there is none
   */
  difference(tree: SchemaData, link: LinkData): {from: LinkData; schema: SchemaData} | undefined {
    const {fields = [], ref, html, ...others} = tree;
    const rest = JSON.stringify(others);
    const alike = this.bodies
      .filter((body) => body.rest === rest && body.fields.length === fields.length)
      .filter((body) => fields.every(({name}, index) => name === body.fields[index]?.name))
      .map((body) => ({from: body.link, changed: fields.filter((field, index) => !isSame(field, body.fields[index]))}))
      .filter(({changed}) => fields.length - changed.length >= ENOUGH);
    this.bodies.push({fields, rest, link});
    const [closest, ...rivals] = alike;
    if (!closest) return undefined;
    const best = rivals.reduce((a, b) => (b.changed.length < a.changed.length ? b : a), closest);
    const schema: SchemaData = {...others};
    if (ref) schema.ref = ref;
    if (html !== undefined) schema.html = html;
    if (best.changed.length > 0) schema.fields = best.changed;
    return {from: best.from, schema};
  }
}

/** Examples differ with what else the page shows of a body: they don't make two fields different. */
function isSame(a: RestFieldData, b: RestFieldData | undefined): boolean {
  const content = (field: RestFieldData | undefined): string =>
    JSON.stringify(field, (key, value: unknown) => {
      if (key === 'facts') return (value as FactData[]).filter((fact) => !endsWithExample(fact));
      return key === 'id' ? undefined : value;
    });
  return content(a) === content(b);
}
