import {isExampleFactAtAnyLevel} from './facts';
import type {FactData, LinkData} from '../../data/reference';
import type {RestFieldData, SchemaData} from '../../data/rest';

/** Minimum number of common fields for which a body refers to an earlier one. */
const MIN_COMMON_FIELDS = 3;

/**
 * Tracker of headers and bodies that are already on a page, so that error responses don't all repeat the same fields.
 */
export class Deduplicator {
  /** Links to headers on the page, by name and content. */
  readonly headers = new Map<string, LinkData>();
  private readonly bodies: {fields: RestFieldData[]; otherContent: string; link: LinkData}[] = [];

  /**
   * Finds the most similar earlier body whose fields have the same names, and registers the body.
   *
   * @param tree - next body on the page
   * @param link - link to the body
   * @returns a link to the earlier body, and the schema with only the fields that differ; undefined if there is none
   */
  findDifference(tree: SchemaData, link: LinkData): {from: LinkData; schema: SchemaData} | undefined {
    const {fields = [], ref, html, ...otherProperties} = tree;
    const otherContent = JSON.stringify(otherProperties);
    const similarBodies = this.bodies
      .filter((body) => body.otherContent === otherContent && body.fields.length === fields.length)
      .filter((body) => fields.every(({name}, index) => name === body.fields[index]?.name))
      .map((body) => ({
        from: body.link,
        changed: fields.filter((field, index) => !hasSameContent(field, body.fields[index])),
      }))
      .filter(({changed}) => fields.length - changed.length >= MIN_COMMON_FIELDS);
    this.bodies.push({fields, otherContent, link});
    const [closest, ...otherBodies] = similarBodies;
    if (!closest) return undefined;
    const best = otherBodies.reduce((a, b) => (b.changed.length < a.changed.length ? b : a), closest);
    const schema: SchemaData = {...otherProperties};
    if (ref) schema.ref = ref;
    if (html !== undefined) schema.html = html;
    if (best.changed.length > 0) schema.fields = best.changed;
    return {from: best.from, schema};
  }
}

/** Checks whether two fields are equal, apart from their IDs and examples. Examples depend on the rest of the body. */
function hasSameContent(a: RestFieldData, b: RestFieldData | undefined): boolean {
  const serialize = (field: RestFieldData | undefined): string =>
    JSON.stringify(field, (key, value: unknown) => {
      if (key === 'facts') return (value as FactData[]).filter((fact) => !isExampleFactAtAnyLevel(fact));
      return key === 'id' ? undefined : value;
    });
  return serialize(a) === serialize(b);
}
