/** Names of issuers: an account issues certifications under its own name, and only the operator under a name of the node. */

/** The issuer name of an account that is not the operator: its own name, or its id if the name could be one of the node's. */
export function issuerName(
  account: { id: string; name: string | null },
  nodeNames: readonly string[],
): string {
  const { id, name } = account;
  return name === null || isNodeName(name, nodeNames) ? id : name;
}

/** Whether a name looks like one of the node's. Ignores case, whitespace and invisible characters. */
export function isNodeName(name: string, nodeNames: readonly string[]): boolean {
  const read = fold(name);
  return nodeNames.some((each) => fold(each) === read);
}

/** The names of a node: the product name, its URL and host, and its operator's name. */
export function namesOfNode(publicUrl: string, operatorName: string | null): string[] {
  const { host, hostname } = new URL(publicUrl);
  const own = ["Registry Node", publicUrl, `${publicUrl}/`, host, hostname];
  return operatorName === null ? own : [...own, operatorName];
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, "");
}
